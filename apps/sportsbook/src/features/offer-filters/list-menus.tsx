import type { OfferView } from "@touchline/brands";
import { OFFER_GRIDS, type OfferGrid } from "../../data/preferences/preferences.ts";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { Late } from "../../ui/late.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import type { ChoiceMenuProps } from "./choice-menu.tsx";
import styles from "./filters.module.css";
import { MenuFace } from "./menu-face.tsx";

const LateMenu = lazyPart(
  () => import("./choice-menu.tsx"),
  (module) => module.ChoiceMenu,
);

/** The button without a menu, until the menu is loaded. */
const ChoiceMenu = ({ isLate, ...props }: ChoiceMenuProps & { readonly isLate: boolean }) => {
  const text = props.options.find(({ id }) => id === props.choice)?.text ?? "";
  const face = (
    <span className={styles.menu}>
      <MenuFace icon={props.icon} label={props.label} text={text} />
    </span>
  );
  return <Late fallback={face}>{isLate ? <LateMenu {...props} /> : face}</Late>;
};

interface ListMenusProps {
  readonly views: readonly OfferView[];
  /** True once the list is loaded: menus may be loaded now. */
  readonly isLate: boolean;
}

/** Menus for the view and, where two columns fit, for the grid, among the brand's options. */
export const ListMenus = ({ views, isLate }: ListMenusProps) => {
  const { choose } = usePreferencesStore();
  const { desktopOfferView, offerGridDesktopLayout } = usePreferences();
  return (
    <>
      {desktopOfferView === "euro_standard" && (
        <div className={styles.grid}>
          <ChoiceMenu
            isLate={isLate}
            icon="grid"
            label={message("preferences.eventGrid")}
            choice={offerGridDesktopLayout}
            options={OFFER_GRIDS.map((id) => ({ id, text: message(`offerGrid.${id}`) }))}
            onChoose={(grid) => choose("offerGridDesktopLayout", grid as OfferGrid)}
          />
        </div>
      )}
      {views.length > 1 && (
        <ChoiceMenu
          isLate={isLate}
          icon="sliders"
          label={message("preferences.offerView")}
          choice={desktopOfferView}
          options={views.map((id) => ({ id, text: message(`offerView.${id}`) }))}
          onChoose={(view) => choose("desktopOfferView", view as OfferView)}
        />
      )}
    </>
  );
};
