/** The board in the browser: a plain module, built by nothing. `mount` draws into a node and is told of every change. */

const NS = "http://www.w3.org/2000/svg";

function mount(node, props) {
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "0 0 400 300");
  svg.setAttribute("role", "group");
  svg.setAttribute("tabindex", "0");
  svg.style.cssText = "width:100%;height:100%;max-height:70vh";
  node.append(svg);
  const handle = {
    update(now) {
      svg.replaceChildren(...drawn(now));
      svg.setAttribute("aria-label", now.say("label-goal", { gold: now.view.goal }));
    },
    destroy: () => svg.remove(),
  };
  handle.update(props);
  return handle;
}

function drawn(props) {
  const { view, names, say } = props;
  const parts = view.saved.flatMap((gold, seat) => {
    const y = 30 + seat * 44;
    const share = Math.min(1, gold / view.goal);
    return [
      text(10, y, (seat === view.hero ? "▸ " : "") + names[seat], seat === view.hero ? "bold" : "normal"),
      bar(10, y + 8, 300, "var(--line, #8886)"),
      bar(10, y + 8, 300 * share, "var(--accent, #b8862b)"),
      text(320, y + 18, `${gold}/${view.goal}`),
    ];
  });
  parts.push(thing(props, "purse", 60, say("label-carried", { gold: view.carried })));
  parts.push(thing(props, "die", 230, say.ref("die")));
  return parts;
}

/** Something to press, lit when the shell says that it can be chosen. */
function thing(props, ref, x, label) {
  const group = element("g", { "data-ref": ref, role: "button", tabindex: "-1", "aria-label": label, style: "cursor:pointer" });
  const lit = props.lit.has(ref);
  group.append(
    element("rect", { x, y: 225, width: 140, height: 56, rx: 10, fill: lit ? "var(--accent, #b8862b)" : "none", stroke: "currentColor" }),
    text(x + 70, 258, label, "normal", "middle"),
  );
  group.addEventListener("click", () => props.press(ref, group));
  return group;
}

const bar = (x, y, width, fill) => element("rect", { x, y, width, height: 12, rx: 6, fill });

function text(x, y, said, weight = "normal", anchor = "start") {
  const made = element("text", { x, y, fill: "currentColor", "font-size": 15, "font-weight": weight, "text-anchor": anchor });
  made.textContent = said;
  return made;
}

function element(name, attributes) {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

const faces = Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [String(face), { text: String(face) }]));

/** The throw behind what is told, for the tray. */
function thrown(telling, say) {
  const face = { found: telling.args.gold, dark: 1 }[telling.kind];
  return face === undefined ? null : { dice: [{ face: String(face), kind: "step", fresh: true }], label: say.ref("die"), seat: telling.seat };
}

export default {
  mount,
  words: {
    headline: (view, say) => say("label-goal", { gold: view.goal }),
    brief: (view, seat) => `${view.saved[seat]}`,
  },
  dice: { looks: { step: { body: "#f6efdc", ink: "#3a2a14", edge: "#8a6a35", faces } }, thrown },
};
