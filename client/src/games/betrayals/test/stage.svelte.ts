/** Props that change under a mounted component, as the shell's do. */
import type { Props } from "../types";

export class Stage {
  now = $state.raw<Props>()!;

  constructor(props: Props) {
    this.now = props;
  }

  /** To mount with: every member is read anew. */
  get props(): Props {
    const getters = Object.keys(this.now).map((key) => [key, { enumerable: true, get: () => this.now[key as keyof Props] }]);
    return Object.defineProperties({}, Object.fromEntries(getters)) as Props;
  }
}
