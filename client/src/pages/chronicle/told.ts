/** What a chronicle is made of: a finished table as everybody may know it. */
import { api } from "../../connection/api";
import { to } from "../../router";
import { chronicle, type Chapter } from "../../table/model/chronicle";
import type { Outcome } from "../../wire";
import { known, type Known } from "../known";

export interface Told extends Known {
  over: Outcome;
  chapters: Chapter[];
  address: string;
}

/** The story of a table; null while it is not over. */
export async function tell(id: string): Promise<Told | null> {
  const info = await api.table(id);
  const { over } = info;
  if (!over) return null;
  const table = await known(info);
  return {
    ...table,
    over,
    chapters: chronicle(table.log, table.module.scenes),
    address: location.origin + to.chronicle(id),
  };
}
