import type { CompanyView } from '@firmlens/panel-contract';
import { Anchor, Text, Title } from '@mantine/core';
import { useMay } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import { modules } from '../../texts/company';
import { ModuleSection } from './ModuleSection';
import { SourceTable } from './SourceTable';

type Module = keyof typeof modules;
const ORDER = Object.keys(modules) as Module[];

/** The company's modules, those that nobody has looked for, and what the sources said. */
export function CompanySections({ view, isRunning }: { view: CompanyView; isRunning: boolean }) {
  const onFile = ORDER.flatMap((name) => view.modules.filter(({ module }) => module === name));
  const missing = ORDER.filter((name) => !onFile.some(({ module }) => module === name));
  if (onFile.length === 0) return isRunning ? null : <NothingOnFile view={view} />;
  return (
    <>
      <nav aria-label={texts.company.contents} className="contents">
        {onFile.map(({ module }) => (
          <Anchor key={module} href={`#${module}`} size="sm">
            {modules[module]}
          </Anchor>
        ))}
        {view.sources.length > 0 && (
          <Anchor href="#sources" size="sm">
            {texts.company.sources}
          </Anchor>
        )}
      </nav>
      {onFile.map((each) => (
        <ModuleSection key={each.module} onFile={each} view={view} />
      ))}
      {missing.length > 0 && (
        <section className="surface padded" aria-labelledby="never-checked">
          <Title order={2} id="never-checked">
            {texts.company.neverChecked}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.company.neverCheckedHint}
          </Text>
          <dl className="company-facts">
            {missing.map((name) => (
              <div key={name}>
                <dt>{modules[name]}</dt>
                <dd>
                  {name !== 'company' &&
                    texts.company.moduleCosts(count(view.enrichment.module_credits[name]))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <SourceTable sources={view.sources} />
    </>
  );
}

function NothingOnFile({ view }: { view: CompanyView }) {
  const mayEnrich = useMay('developer');
  const { obstacle } = view.enrichment;
  const hint = mayEnrich ? texts.company.nothingOnFileDeveloper : texts.company.nothingOnFileViewer;
  return (
    <div className="surface">
      <EmptyState
        title={texts.company.nothingOnFile}
        hint={obstacle === null ? hint : texts.company.nothingOnFileBlocked}
      />
    </div>
  );
}
