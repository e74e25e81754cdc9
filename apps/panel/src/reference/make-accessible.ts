type Attributes = Readonly<Record<string, string>>;

/** What elements of the library lack, by selector. */
const MISSING: readonly (readonly [selector: string, Attributes])[] = [
  ['#servers', { 'aria-label': 'Server' }],
  ['.examples-select-element', { 'aria-label': 'Example' }],
  ['select.content-type', { 'aria-label': 'Media type' }],
  ['.information-container', { role: 'region', 'aria-label': 'About the API' }],
  ['.scheme-container', { role: 'region', 'aria-label': 'Server and key' }],
  // The headings follow that of the page.
  ['.opblock-tag', { 'aria-level': '2' }],
  ['.models > h4', { 'aria-level': '2' }],
  ['.opblock h4', { 'aria-level': '3' }],
  ['.opblock h5', { 'aria-level': '4' }],
  // Whoever has no mouse scrolls with the arrow keys, which needs the focus.
  ['pre', { tabindex: '0' }],
];

/** Mends what is there now. Mending it twice is harmless. */
function mend(root: HTMLElement): void {
  for (const [selector, attributes] of MISSING) {
    for (const element of root.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) {
        if (!element.hasAttribute(name)) element.setAttribute(name, value);
      }
    }
  }
  // The button around it does the same. A link within a button is a second stop of the Tab key that says nothing.
  for (const link of root.querySelectorAll('button a[href]')) link.removeAttribute('href');
}

/** Mends what the library leaves inaccessible, now and whenever it shows something else. */
export function makeAccessible(root: HTMLElement): void {
  new MutationObserver(() => {
    mend(root);
  }).observe(root, { childList: true, subtree: true });
  mend(root);
}
