/** The others at the table, and what is said. */
import type * as wire from "../../wire";

export class Company {
  presence = $state.raw<wire.Presence>({ type: "presence", seats: {}, spectators: 0 });
  chat = $state.raw<wire.ChatLine[]>([]);
  unread = $state(0);
  /** When one came to the table, in seconds since 1970 by the hall's clock; what was said before is in the chat. */
  since = 0;
  /** Who would take something back and needs the others' word for it. */
  consents = $state.raw<wire.ConsentAsked[]>([]);
}
