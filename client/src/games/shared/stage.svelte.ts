/** Props that change under a mounted component, as the shell's do: for the boards' tests. */
import type { BoardProps } from "../board";

export class Stage<View = unknown> {
  now = $state.raw<BoardProps<View>>()!;

  constructor(props: BoardProps<View>) {
    this.now = props;
  }

  /** To mount with: every member is read anew. */
  get props(): BoardProps<View> {
    const getters = Object.keys(this.now).map((key) => [
      key,
      { enumerable: true, get: () => this.now[key as keyof BoardProps<View>] },
    ]);
    return Object.defineProperties({}, Object.fromEntries(getters)) as BoardProps<View>;
  }
}
