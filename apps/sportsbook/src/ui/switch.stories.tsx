import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Checkbox } from "./checkbox.tsx";
import { Switch } from "./switch.tsx";

const meta: Meta = { title: "Switch and checkbox" };
export default meta;

const ignore = (): void => undefined;

const KeepSelections = () => {
  const [checked, setChecked] = useState(false);
  return (
    <Switch checked={checked} onChange={setChecked}>
      Keep selections
    </Switch>
  );
};

export const Switches: StoryObj = {
  parameters: { width: 320 },
  render: () => (
    <>
      <KeepSelections />
      <Switch checked onChange={ignore}>
        Always on
      </Switch>
      <Switch checked={false} disabled onChange={ignore}>
        Not for this brand
      </Switch>
      <Switch checked disabled onChange={ignore}>
        On, and not to be changed
      </Switch>
    </>
  ),
};

const Systems = () => {
  const [checked, setChecked] = useState(true);
  return (
    <Checkbox checked={checked} onChange={setChecked}>
      2/4 + 1 fix
    </Checkbox>
  );
};

export const Checkboxes: StoryObj = {
  parameters: { width: 320 },
  render: () => (
    <>
      <Systems />
      <Checkbox checked={false} onChange={ignore}>
        3/4 + 1 fix
      </Checkbox>
      <Checkbox checked={false} disabled onChange={ignore}>
        4/4, cannot be played
      </Checkbox>
      <Checkbox checked disabled onChange={ignore}>
        5/5, locked while placing
      </Checkbox>
    </>
  ),
};
