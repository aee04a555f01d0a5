import type { GeneralSettings } from "@touchline/brands";
import { useState } from "react";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { OfferViewPicture } from "../../ui/offer-view-picture.tsx";
import { OptionCards } from "../../ui/option-cards.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { Section } from "./section.tsx";

const SCREENS = ["desktop", "mobile"] as const;
type Screen = (typeof SCREENS)[number];

const NAMES = { desktop: "desktopOfferView", mobile: "mobileOfferView" } as const;

/** On a wide page the view of phones can be chosen as well. */
export const OfferViewChoice = ({ settings }: { readonly settings: GeneralSettings["offerView"] }) => {
  const isNarrow = useIsNarrow();
  const { choose } = usePreferencesStore();
  const preferences = usePreferences();
  const [asked, setAsked] = useState<Screen>("desktop");
  const screen = isNarrow ? "mobile" : asked;
  const options = settings[screen].options;
  if (SCREENS.every((each) => settings[each].options.length < 2)) return null;

  const switcher = !isNarrow && (
    <SegmentedChoice
      label={message("preferences.offerView")}
      value={asked}
      segments={SCREENS.map((id) => ({ id, text: message(`preferences.${id}`) }))}
      onChange={setAsked}
    />
  );
  return (
    <Section title={message("preferences.offerView")} note={switcher}>
      <OptionCards
        label={message("preferences.offerView")}
        columns={4}
        value={preferences[NAMES[screen]]}
        options={options.map((view) => ({
          id: view,
          title: message(`offerView.${view}`),
          picture: <OfferViewPicture view={view} />,
        }))}
        onChange={(view) => choose(NAMES[screen], view)}
      />
    </Section>
  );
};
