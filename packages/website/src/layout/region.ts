import { type AnyNode, type Element, isTag } from 'domhandler';

/** The part of a page that an element belongs to. `dialog` is a cookie banner or another overlay. */
export type Region = 'main' | 'header' | 'navigation' | 'footer' | 'aside' | 'form' | 'dialog';

const BY_ELEMENT: Readonly<Record<string, Region>> = {
  nav: 'navigation',
  footer: 'footer',
  aside: 'aside',
  form: 'form',
  dialog: 'dialog',
};
const BY_ROLE: Readonly<Record<string, Region>> = {
  navigation: 'navigation',
  menu: 'navigation',
  menubar: 'navigation',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  search: 'form',
  dialog: 'dialog',
  alertdialog: 'dialog',
};
/** Words in class names and ids with which page builders mark the parts of a page. */
const BY_NAME: readonly [Region, RegExp][] = [
  ['dialog', /(?:^|[\s_-])(?:cookies?|consent|gdpr|modal|popup|offcanvas|lightbox)(?:$|[\s_-])/i],
  [
    'navigation',
    // `pagination-type-bullets` is a property of a carousel, `posts-container-pagination` of a list of posts.
    /(?:^|[\s_-])(?:(?:nav|navbar|navigation|menu|mainmenu|submenu|sub-menu|megamenu|breadcrumbs?)(?:$|[\s_-])|(?<!(?:container|has|with)[_-])(?:pagination|pager)(?:$|\s))/i,
  ],
  ['footer', /(?:^|[\s_-])(?:footer|colophon|site-info)(?:$|[\s_-])/i],
  // `has-no-sidebar` and `content-sidebar-wrap` are names of the content beside it.
  ['aside', /(?:^|\s)(?!\S*(?:no|has|with|content)[_-])(?:\S*[_-])?(?:sidebar|widget-area)(?:$|[\s_-])/i],
  ['header', /(?:^|[\s_-])(?:site-header|page-header-top|topbar|top-bar|masthead)(?:$|[\s_-])/i],
];
/** Tabs lead to other parts of the same content, although their class names are often those of menus. */
const TABS = /(?:^|[\s_-])tabs?(?:$|[\s_-])/i;
/** Elements that contain the page as a whole, whose class names describe the page. */
const PAGE_ELEMENTS = new Set(['html', 'body', 'main']);
/** Inside the footer, everything is footer; a menu in the main part is navigation. */
const FINAL = new Set<Region>(['footer', 'navigation', 'dialog']);

/** Returns the region of an element inside the given one. */
export function regionOf(element: Element, around: Region): Region {
  if (FINAL.has(around) || PAGE_ELEMENTS.has(element.name)) return around;
  const byElement = BY_ELEMENT[element.name];
  // Some frameworks put the whole page into one form.
  if (byElement !== undefined)
    return byElement === 'form' && containsMainHeading(element) ? around : byElement;
  const role = element.attribs['role'];
  const byRole = role === undefined ? undefined : BY_ROLE[role.toLowerCase()];
  if (byRole !== undefined) return byRole;
  // A header inside an article or card is the heading of that part.
  if (element.name === 'header') return around === 'main' && isTopLevel(element) ? 'header' : around;
  const names = `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`.slice(0, 300);
  const byName = BY_NAME.find(([, pattern]) => pattern.test(names))?.[0];
  // Class names also describe the layout around a part: `has-sidebar`.
  if (byName === undefined || containsMainHeading(element)) return around;
  return byName === 'navigation' && isTabList(element) ? around : byName;
}

function isTabList({ attribs, parent }: Element): boolean {
  const outer = parent !== null && isTag(parent) ? parent.attribs['class'] : '';
  return TABS.test(`${attribs['class'] ?? ''} ${outer ?? ''}`.slice(0, 300));
}

const MAX_ELEMENTS = 2_000;

/** Whether an element contains the heading of the page. */
function containsMainHeading(element: Element): boolean {
  let left = MAX_ELEMENTS;
  const visit = (node: AnyNode): boolean => {
    left -= 1;
    return (
      isTag(node) && left > 0 && (node.name === 'h1' || node.name === 'main' || node.children.some(visit))
    );
  };
  return element.children.some(visit);
}

/** Returns the region of an element on its page. */
export function regionAround(element: Element): Region {
  const around: Element[] = [];
  for (let node: Element['parent'] = element; node; node = node.parent) if ('name' in node) around.push(node);
  return around.reduceRight<Region>((region, node) => regionOf(node, region), 'main');
}

function isTopLevel(element: Element): boolean {
  for (let around = element.parent; around; around = around.parent) {
    if (
      'name' in around &&
      (around.name === 'article' || around.name === 'section' || around.name === 'main')
    )
      return false;
  }
  return true;
}
