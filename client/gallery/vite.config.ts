/** `npx vite --config gallery/vite.config.ts`, then /gallery/?moment=heroquest/fight: the boards with moments of real games. */
import { mergeConfig } from "vite";
import base from "../vite.config";

export default mergeConfig(base, { root: ".", server: { fs: { allow: [".."] }, watch: { usePolling: false } } });
