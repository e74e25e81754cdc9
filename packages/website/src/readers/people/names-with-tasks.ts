import { hasAbbreviatedTitle, isRole, nameLikelihood, parsePersonName } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { groupBy } from '../group-by';

interface NameWithTask {
  name: string;
  position: string;
}

const NAME_THEN_TASK = /^(?<name>.{4,60}?) [–—|·-] (?<position>\p{Lu}[^.!?:;–—|]{2,50})$/u;
const MIN_NAMES = 4;
const SHARE = 0.6;

/**
 * Returns the people of lists in which almost every text is a name and a task, `Maya Lindqvist – Marketing`, most names
 * are likely or have a title, and some task is a position.
 */
export function namesWithTasks(blocks: readonly Block[]): ReadonlyMap<Block, NameWithTask> {
  const people = new Map<Block, NameWithTask>();
  for (const list of groupBy(blocks, ({ path }) => path).values()) {
    const named = list.flatMap((block) => {
      const person = nameWithTask(block.text);
      return person === null ? [] : [{ block, person }];
    });
    const sure = named.filter(
      ({ block, person }) => hasAbbreviatedTitle(block.text) || nameLikelihood(person.name) === 'likely',
    );
    const isList =
      named.length >= Math.max(MIN_NAMES, list.length * SHARE) &&
      sure.length >= named.length * SHARE &&
      named.some(({ person }) => isRole(person.position));
    if (isList) for (const { block, person } of named) people.set(block, person);
  }
  return people;
}

function nameWithTask(text: string): NameWithTask | null {
  const { name = '', position = '' } = NAME_THEN_TASK.exec(text)?.groups ?? {};
  const person = parsePersonName(name);
  return person === null || nameLikelihood(person) === 'unlikely' ? null : { name: person, position };
}
