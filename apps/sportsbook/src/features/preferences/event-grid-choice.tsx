import { OFFER_GRIDS } from "../../data/preferences/preferences.ts";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { Section } from "./section.tsx";

/** Asked on a device that may have the room: a phone never has. */
export const EventGridChoice = () => {
  const { choose } = usePreferencesStore();
  const { offerGridDesktopLayout } = usePreferences();
  return (
    <Section title={message("preferences.eventGrid")} note={message("preferences.eventGridNote")}>
      <SegmentedChoice
        label={message("preferences.eventGrid")}
        value={offerGridDesktopLayout}
        segments={OFFER_GRIDS.map((id) => ({ id, text: message(`offerGrid.${id}`) }))}
        onChange={(grid) => choose("offerGridDesktopLayout", grid)}
      />
    </Section>
  );
};
