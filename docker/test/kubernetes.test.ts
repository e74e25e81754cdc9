import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec';
import type { ISecret } from 'kubernetes-models/v1/Secret';
import type { IService } from 'kubernetes-models/v1/Service';
import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { isDocumented, read, readManifests, readVariables, readYaml } from './read-deployment';

const base = readManifests('docker/kubernetes/base');
const example = readManifests('docker/kubernetes/example');

function all<Shape>(kind: string): Shape[] {
  const found = [...base, ...example].filter((manifest) => manifest.kind === kind);
  expect(found).not.toEqual([]);
  return found as Shape[];
}

const deployments = () => all<IDeployment>('Deployment');
const templates = () => [...deployments(), ...all<IJob>('Job')].map(({ spec }) => spec?.template);
const containersOf = (template?: IPodTemplateSpec): IContainer[] => template?.spec?.containers ?? [];
const containers = () => templates().flatMap(containersOf);

/** Whether the labels are on the pods of any process. */
function matchesPods(selector: Record<string, string> | undefined): boolean {
  expect(selector).toBeDefined();
  return templates().some((template) => {
    const labels = template?.metadata?.labels ?? {};
    return Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value);
  });
}

describe('The Kubernetes objects', () => {
  it('are all part of the base', () => {
    const { resources } = readYaml<{ resources: string[] }>('docker/kubernetes/base/kustomization.yaml');
    const listed = resources.flatMap(
      (file) => read(`docker/kubernetes/base/${file}`).match(/^kind: /gm) ?? [],
    );
    expect(listed).toHaveLength(base.length);
  });

  it('run processes that can do nothing but their work', () => {
    for (const template of templates()) {
      const { spec } = template ?? {};
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
    }
    for (const container of containers()) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources?.limits?.['memory']).toBeDefined();
      expect(container.resources?.requests?.['cpu']).toBeDefined();
    }
  });

  it('have selectors that match pods, and refer to ports that these open', () => {
    for (const { spec } of all<IService>('Service')) expect(matchesPods(spec?.selector)).toBe(true);
    for (const { spec } of all<IPodDisruptionBudget>('PodDisruptionBudget'))
      expect(matchesPods(spec?.selector?.matchLabels)).toBe(true);
    const policies = all<INetworkPolicy>('NetworkPolicy').map(({ spec }) => spec);
    for (const policy of policies) expect(matchesPods(policy?.podSelector.matchLabels)).toBe(true);

    const open = containers().flatMap(({ ports = [] }) => ports.map(({ name }) => name));
    const targets = [
      ...all<IService>('Service').flatMap(({ spec }) => spec?.ports?.map(({ targetPort }) => targetPort)),
      ...policies.flatMap((policy) =>
        policy?.ingress?.flatMap(({ ports }) => ports?.map(({ port }) => port)),
      ),
    ].filter((port) => port !== undefined);
    expect(open).toEqual(expect.arrayContaining(targets));
  });

  it('have their metrics scraped from each process, at a port that it opens', () => {
    const { scrape_configs: jobs } = readYaml<{
      scrape_configs: { relabel_configs: { source_labels: string[]; regex?: string }[] }[];
    }>('docker/kubernetes/scrape-config.yaml');
    const rules = jobs.flatMap((job) => job.relabel_configs);
    const byPort = rules.find(({ source_labels: [label = ''] }) => label.endsWith('_port_name'));
    for (const { spec } of deployments()) {
      const names = containersOf(spec?.template).flatMap(({ ports = [] }) => ports.map(({ name }) => name));
      expect(names.filter((name = '') => byPort?.regex?.split('|').includes(name))).toHaveLength(1);
    }
  });

  it('end no pod during an upgrade before a new one is ready, which waits for the migration', () => {
    for (const { spec } of deployments()) {
      expect(spec?.strategy).toEqual({
        type: 'RollingUpdate',
        rollingUpdate: { maxUnavailable: 0, maxSurge: '25%' },
      });
      const [container] = containersOf(spec?.template);
      expect(container?.readinessProbe?.httpGet?.path).toMatch(/\/health$/);
    }
  });

  it('scale every process, each by one autoscaler and none to a fixed number', () => {
    const targets = [
      ...all<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler'),
      ...all<IScaledObject>('ScaledObject'),
    ].map(({ spec }) => spec?.scaleTargetRef.name);
    expect(targets.sort()).toEqual(
      deployments()
        .map(({ metadata }) => metadata?.name)
        .sort(),
    );
    for (const { spec } of deployments()) expect(spec).not.toHaveProperty('replicas');
  });

  it('scale workers by queues that exist', () => {
    const queries = all<IScaledObject>('ScaledObject').flatMap(({ spec }) =>
      spec.triggers.map(({ metadata }) => String((metadata as Record<string, unknown>)['query'])),
    );
    const named = queries.flatMap((query) => /queue=~?"([^"]+)"/.exec(query)?.[1]?.split('|') ?? []);
    const queues = [...read('docs/operations.md').matchAll(/^\| `([a-z-]+)` \| [^|]+ \|$/gm)].map(
      ([, queue]) => queue,
    );
    expect(queues).toEqual(expect.arrayContaining(named));
    expect(named.sort()).toEqual(['enrichment', 'enrichment-alone', 'enrichment-modules', 'webhooks']);
  });

  it('set variables that are documented', () => {
    const variables = [
      ...readVariables('docker/kubernetes/base/settings.env'),
      ...all<ISecret>('Secret').flatMap(({ stringData = {} }) => Object.keys(stringData)),
      ...containers().flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ];
    expect(variables.filter((name) => !isDocumented(name))).toEqual([]);
  });

  it('run each process as Compose does', () => {
    const { services } = readYaml<{
      services: Record<string, { command?: string[]; environment?: Record<string, string | number> }>;
    }>('docker/compose.yaml');
    for (const { name, command, env = [] } of containers()) {
      expect({ name, command }).toEqual({ name, command: services[name]?.command });
      const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      const { HEALTH_PORT, MALLOC_ARENA_MAX } = services[name]?.environment ?? {};
      expect([own['HEALTH_PORT'], own['MALLOC_ARENA_MAX']]).toEqual(
        [HEALTH_PORT, MALLOC_ARENA_MAX].map((value) => (value === undefined ? value : String(value))),
      );
    }
  });
});
