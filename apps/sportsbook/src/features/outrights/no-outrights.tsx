import { message } from "../../i18n/message.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export const NoOutrights = ({ href }: { readonly href: string }) => (
  <EmptyState mark="none" title={message("outrights.none")} text={message("outrights.noneText")}>
    <ButtonLink kind="primary" href={href}>
      {message("outrights.toSports")}
    </ButtonLink>
  </EmptyState>
);
