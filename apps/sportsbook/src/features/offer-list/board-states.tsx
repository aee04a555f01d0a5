import { useSecondsUntil } from "../../data/use-now.ts";
import { message } from "../../i18n/message.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";

export const BoardFailure = ({ retryAt, onRetry }: { readonly retryAt: number; readonly onRetry: () => void }) => {
  const seconds = useSecondsUntil(retryAt);
  return (
    <EmptyState drawing="error" title={message("failure.title")} text={message("failure.text", { seconds })}>
      <Button onClick={onRetry}>
        <Icon name="refresh" />
        {message("failure.action")}
      </Button>
    </EmptyState>
  );
};

export type EmptyKind = "favourites" | "live" | "today" | "other";

export const BoardEmpty = ({ kind, href }: { readonly kind: EmptyKind; readonly href: string }) => (
  <EmptyState
    drawing={kind === "favourites" ? "star" : "none"}
    title={message(`empty.${kind}.title`)}
    text={message(`empty.${kind}.text`)}
  >
    <ButtonLink kind="primary" href={href}>
      {message(`empty.${kind}.action`)}
    </ButtonLink>
  </EmptyState>
);
