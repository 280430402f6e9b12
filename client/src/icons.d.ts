/** The path data of a game-icon; see vite.config.ts. */
declare module "icon:*" {
  const d: string;
  export default d;
}
