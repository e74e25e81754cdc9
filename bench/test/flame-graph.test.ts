import { callTreeOf, type CpuProfile } from '../src/flame/call-tree';
import { flameGraph } from '../src/flame/flame-graph';

const frame = (functionName: string, url: string, lineNumber = 0) => ({ functionName, url, lineNumber });
const READING = frame('read', 'file:///srv/packages/website/dist/read.js', 11);

/** `read` is called twice, from the same place, and calls an expression and a library. */
const PROFILE: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)', ''), children: [2, 3, 4, 5, 8] },
    { id: 2, callFrame: READING, children: [6] },
    { id: 3, callFrame: READING, children: [7] },
    { id: 4, callFrame: frame('(idle)', '') },
    { id: 5, callFrame: frame('(garbage collector)', '') },
    { id: 8, callFrame: frame('Module.require', 'node:internal/modules/cjs/loader'), children: [9] },
    { id: 9, callFrame: READING },
    { id: 6, callFrame: frame('RegExp: <a&b>', '') },
    { id: 7, callFrame: frame('', 'file:///srv/node_modules/@scope/lib/index.js') },
  ],
  samples: [2, 3, 4, 5, 6, 7, 9],
  timeDeltas: [10, 20, 1_000, 40, 30, 100, 500],
};

describe('flame graph', () => {
  it('adds the calls of a function from one path, and leaves out waiting and the loading of modules', () => {
    const all = callTreeOf(PROFILE);
    expect(all.us).toBe(200);
    expect(all.calls).toEqual([
      {
        ...{ name: 'read read.js:12', origin: '@firmlens/website', us: 160 },
        calls: [
          { name: '<a&b>', origin: 'expression', us: 30, calls: [] },
          { name: 'function index.js:1', origin: '@scope/lib', us: 100, calls: [] },
        ],
      },
      { name: '(garbage collector)', origin: 'V8', us: 40, calls: [] },
    ]);
  });

  it('draws each call as wide as its share, the widest first, with its name as text', () => {
    const picture = flameGraph(callTreeOf(PROFILE), 'Reading <pages>');
    const widths = [...picture.matchAll(/<title>(.*?)<\/title><rect x="([\d.]+)".*?width="([\d.]+)"/g)];
    expect(widths.map(([, title, x, width]) => [title, Number(x), Number(width)])).toEqual([
      ['all (V8): 100.0 %', 0, 1399.5],
      ['read read.js:12 (@firmlens/website): 80.0 %', 0, 1119.5],
      ['function index.js:1 (@scope/lib): 50.0 %', 0, 699.5],
      ['&#60;a&#38;b&#62; (expression): 15.0 %', 700, 209.5],
      ['(garbage collector) (V8): 20.0 %', 1120, 279.5],
    ]);
    expect(picture).toContain('Reading &#60;pages&#62;');
    expect(picture).not.toContain('<a&b>');
  });
});
