/** The parts of V8's `.cpuprofile` that are read. */
export interface CpuProfile {
  nodes: readonly {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: readonly number[];
  }[];
  samples: readonly number[];
  /** In µs, one for each sample. */
  timeDeltas: readonly number[];
}

/** A function as called from one path, with all of its calls there together. */
export interface Call {
  name: string;
  /** Where it comes from: a package, `node`, `expression` (a regular one), or `V8`. */
  origin: string;
  /** Processor time in µs, with all that it calls. */
  us: number;
  calls: Call[];
}

/** Waiting, what is not JavaScript, and the loading of modules, which happens once. */
const LEFT_OUT = new Set(['(idle)', '(program)', 'Module.require']);
const EXPRESSION = 'RegExp: ';
/** How the origin of this project's own functions starts. */
export const OWN = '@firmlens/';

/**
 * Returns the calls of a profile from the outermost inwards, those of the same function from the same path as one. Without
 * waiting and the loading of modules.
 */
export function callTreeOf({ nodes, samples, timeDeltas }: CpuProfile): Call {
  const own = new Map<number, number>();
  samples.forEach((id, at) => own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0)));
  const byId = new Map(nodes.map((node) => [node.id, node]));

  function mergedInto(around: Call, ids: readonly number[]): void {
    for (const id of ids) {
      const node = byId.get(id);
      if (node === undefined || LEFT_OUT.has(node.callFrame.functionName)) continue;
      const { name, origin } = frameOf(node.callFrame);
      let call = around.calls.find((other) => other.name === name && other.origin === origin);
      if (call === undefined) around.calls.push((call = { name, origin, us: 0, calls: [] }));
      const before = call.us;
      call.us += own.get(id) ?? 0;
      mergedInto(call, node.children ?? []);
      around.us += call.us - before;
    }
  }

  const all: Call = { name: 'all', origin: 'V8', us: 0, calls: [] };
  mergedInto(all, nodes[0]?.children ?? []);
  return all;
}

function frameOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']) {
  if (functionName.startsWith(EXPRESSION)) {
    return { name: functionName.slice(EXPRESSION.length), origin: 'expression' };
  }
  if (url === '') return { name: functionName, origin: 'V8' };
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  const [, part] = /\/(?:packages|apps)\/([^/]+)\//.exec(url) ?? [];
  const file = url.split('/').at(-1) ?? '';
  const name = `${functionName === '' ? 'function' : functionName} ${file}:${lineNumber + 1}`;
  return { name, origin: library ?? (part === undefined ? 'node' : `${OWN}${part}`) };
}
