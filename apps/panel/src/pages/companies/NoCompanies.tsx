import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDemoSites } from '../../api/demo-sites';
import { useMay } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { texts } from '../../texts';

/** Says how a company gets into the list. In the demo, it offers those that the demo has. */
export function NoCompanies() {
  const mayEnrich = useMay('developer');
  const sites = useDemoSites();
  if (!mayEnrich) return <EmptyState title={texts.companies.empty} hint={texts.companies.emptyViewer} />;
  if (sites.length === 0)
    return <EmptyState title={texts.companies.empty} hint={texts.companies.emptyDeveloper} />;
  return (
    <EmptyState title={texts.companies.empty} hint={texts.companies.emptyDemo}>
      <Group gap="xs" justify="center" mt="xs">
        {sites.map(({ domain }) => (
          <Button
            key={domain}
            variant="default"
            size="xs"
            renderRoot={(props) => <Link {...props} to="/companies/$domain" params={{ domain }} />}
          >
            {domain}
          </Button>
        ))}
      </Group>
    </EmptyState>
  );
}
