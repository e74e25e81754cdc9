import { Text } from '@mantine/core';
import { texts } from '../../../texts';
import { Chip } from '../evidence/EvidenceButton';
import { NothingFor } from './Facts';
import type { Data } from './module-data';

/** What the company builds and runs on, by category. */
export function Technology({ data }: { data: Data<'technology'> }) {
  const { technology_stack: stack } = data;
  if (stack === null) return <NothingFor names={['technologies']} />;
  const categories = Object.entries(stack);
  if (categories.length === 0) return <Text c="dimmed">{texts.company.noneFound}</Text>;
  return (
    <dl className="company-facts">
      {categories.map(([category, technologies]) => (
        <div key={category}>
          <dt className="breakable">{category}</dt>
          <dd>
            <ul className="chips">
              {technologies.map(({ name }) => (
                <li key={name}>
                  <Chip field="technology.technologies" item={name} label={name} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
