import type { Document } from 'domhandler';
import { MeteredDocument, MeteredElement, MeteredText } from './metered-nodes';
import type { WorkBudget } from './work-budget';

/** Builds a tree from the tags and texts of a document, in their order. */
export interface TreeBuilder {
  root: Document;
  openElement(name: string, attributes: Record<string, string>): void;
  closeElement(): void;
  addText(text: string): void;
  /** Puts an element of this name around everything if there are more top-level nodes than that. */
  wrapTopLevelNodes(name: string, limit: number): void;
}

/** Returns a builder of a tree that spends the budget when it is looked at. Building it spends nothing. */
export function buildMeteredTree(budget: WorkBudget): TreeBuilder {
  const root = new MeteredDocument(budget);
  const open: (MeteredDocument | MeteredElement)[] = [root];
  /** The text that the next one continues. */
  let lastText: MeteredText | null = null;

  function append(node: MeteredElement | MeteredText): void {
    const parent = open.at(-1) ?? root;
    const previous = parent.ownChildren.at(-1);
    if (previous) {
      previous.next = node;
      node.prev = previous;
    }
    node.parent = parent;
    parent.ownChildren.push(node);
  }

  return {
    root,
    openElement(name, attributes) {
      const element = new MeteredElement(name, attributes, budget);
      append(element);
      open.push(element);
      lastText = null;
    },
    closeElement() {
      open.pop();
      lastText = null;
    },
    addText(text) {
      if (lastText) {
        lastText.ownData += text;
        return;
      }
      lastText = new MeteredText(text, budget);
      append(lastText);
    },
    wrapTopLevelNodes(name, limit) {
      const nodes = root.ownChildren;
      if (nodes.length <= limit) return;
      const wrapper = new MeteredElement(name, {}, budget);
      for (const node of nodes) node.parent = wrapper;
      wrapper.children = nodes;
      wrapper.parent = root;
      root.children = [wrapper];
    },
  };
}
