import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Accordion, AccordionItem } from "./accordion.tsx";
import { Star } from "./star.tsx";
import { StatusBadge } from "./status-badge.tsx";

const meta: Meta = { title: "Accordion" };
export default meta;

const Markets = () => {
  const [open, setOpen] = useState<readonly string[]>(["result", "next-goal"]);
  const [pinned, setPinned] = useState(true);
  const star = (
    <Star pressed={pinned} label="Pin Match result to the top" onToggle={() => setPinned((before) => !before)} />
  );
  return (
    <Accordion open={open} onChange={setOpen}>
      <AccordionItem id="result" title="Match result" control={star}>
        Ashbourne, Draw, Harrow Vale
      </AccordionItem>
      <AccordionItem id="next-goal" title="Next goal" tag={<StatusBadge status="suspended" text="Suspended" />}>
        Locked prices, same height
      </AccordionItem>
      <AccordionItem id="total" title="Total goals">
        Over, Under
      </AccordionItem>
    </Accordion>
  );
};

export const MarketHeads: StoryObj = {
  parameters: { width: 390, surface: "canvas" },
  render: () => <Markets />,
};
