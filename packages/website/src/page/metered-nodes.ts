import { type ChildNode, Document, Element, type ParentNode, Text } from 'domhandler';
import { type WorkBudget, workOfAttributes, workOfCharacters } from './work-budget';

/*
 * Nodes of a tree in which each step from node to node, and each look at text or attributes, spends a budget.
 * So every walk pays for its length, also those of selectors. Properties of the base classes become accessors
 * of the same names. `children` must be the node's own, because domhandler asks for an own property.
 */

/** Types `this` in the functions of property descriptors. */
const accessors = <T>(descriptors: PropertyDescriptorMap & ThisType<T>): PropertyDescriptorMap => descriptors;

const CHILDREN = accessors<MeteredDocument | MeteredElement>({
  children: {
    // Whoever looks at the list visits its nodes.
    get() {
      this.budget.spend(1 + this.ownChildren.length);
      return this.ownChildren;
    },
    set(children: ChildNode[]) {
      this.ownChildren = children;
    },
  },
});

export class MeteredDocument extends Document {
  declare ownChildren: ChildNode[];
  constructor(readonly budget: WorkBudget) {
    super([]);
    Object.defineProperties(this, CHILDREN);
  }
}

export class MeteredElement extends Element {
  declare ownAttributes: Record<string, string>;
  declare ownChildren: ChildNode[];
  declare ownParent: ParentNode | null;
  declare ownNext: ChildNode | null;
  declare ownPrevious: ChildNode | null;
  readonly workOfAttributes: number;

  constructor(
    name: string,
    attributes: Record<string, string>,
    readonly budget: WorkBudget,
  ) {
    super(name, attributes);
    Object.defineProperties(this, CHILDREN);
    const length = Object.values(attributes).reduce((sum, value) => sum + value.length, 0);
    this.workOfAttributes = workOfAttributes(length);
  }
}

export class MeteredText extends Text {
  declare ownData: string;
  declare ownParent: ParentNode | null;
  declare ownNext: ChildNode | null;
  declare ownPrevious: ChildNode | null;
  constructor(
    data: string,
    readonly budget: WorkBudget,
  ) {
    super(data);
  }
}

const LINKS = accessors<MeteredElement | MeteredText>({
  parent: {
    get() {
      this.budget.spend(1);
      return this.ownParent;
    },
    set(parent: ParentNode | null) {
      this.ownParent = parent;
    },
  },
  next: {
    get() {
      this.budget.spend(1);
      return this.ownNext;
    },
    set(next: ChildNode | null) {
      this.ownNext = next;
    },
  },
  prev: {
    get() {
      this.budget.spend(1);
      return this.ownPrevious;
    },
    set(previous: ChildNode | null) {
      this.ownPrevious = previous;
    },
  },
});
const ATTRIBUTES = accessors<MeteredElement>({
  attribs: {
    get() {
      this.budget.spend(this.workOfAttributes);
      return this.ownAttributes;
    },
    set(attributes: Record<string, string>) {
      this.ownAttributes = attributes;
    },
  },
});
const DATA = accessors<MeteredText>({
  data: {
    get() {
      this.budget.spend(workOfCharacters(this.ownData.length));
      return this.ownData;
    },
    set(data: string) {
      this.ownData = data;
    },
  },
});
// Before any node exists: what the base classes' constructors set goes through the accessors.
Object.defineProperties(MeteredDocument.prototype, CHILDREN);
Object.defineProperties(MeteredElement.prototype, { ...LINKS, ...CHILDREN, ...ATTRIBUTES });
Object.defineProperties(MeteredText.prototype, { ...LINKS, ...DATA });
