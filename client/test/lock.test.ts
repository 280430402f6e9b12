import { expect, it } from "vitest";
import lock from "../package-lock.json";

const packages = lock.packages as Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;

it("the lock file names no host and is whole for every platform", () => {
  expect(Object.entries(packages).filter(([, each]) => each.resolved)).toEqual([]);
  const known = Object.keys(packages);
  const missing = Object.entries(packages).flatMap(([name, each]) =>
    Object.keys(each.optionalDependencies ?? {})
      .filter((wanted) => !known.some((path) => path.endsWith(`node_modules/${wanted}`)))
      .map((wanted) => `${name}: ${wanted}`),
  );
  expect(missing).toEqual([]);
});
