import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { kubernetesProblems } from './kubernetes-schemas';
import { type Manifest, readManifests } from './read-deployment';

const base = readManifests('docker/kubernetes/base');
const example = readManifests('docker/kubernetes/example');

/** Debian has no `kubectl` that renders a kustomization, so not every machine can do it. */
const rendered = spawnSync('kubectl', ['kustomize', path.join(__dirname, '../kubernetes/example')], {
  encoding: 'utf8',
});
const itWithKubectl = rendered.error === undefined ? it : it.skip;

describe('What Kubernetes gets', () => {
  it('is what the schemas of Kubernetes and KEDA allow, without unknown fields', () => {
    expect(kubernetesProblems([...base, ...example])).toEqual([]);
  });

  it('would be refused with a misspelt field or a wrong type', () => {
    const [deployment] = base.filter(({ kind }) => kind === 'Deployment') as (Manifest & { spec: object })[];
    const misspelt = { ...deployment, spec: { ...deployment?.spec, replica: 2 } };
    const wrongType = { ...deployment, spec: { ...deployment?.spec, paused: 'no' } };
    const problems = kubernetesProblems([misspelt, wrongType] as unknown as Manifest[]).join('\n');
    expect(problems).toMatch(/"replica"' does not exist/);
    expect(problems).toMatch(/spec\/paused/);
  });

  itWithKubectl(
    'renders with the image, the namespace and the settings of the installation (needs kubectl)',
    () => {
      expect(rendered.stderr).toBe('');
      const objects = parseAllDocuments(rendered.stdout).map((document) => document.toJS() as Manifest);
      // The namespace, without the secret, and the settings.
      expect(objects).toHaveLength(base.length + 2);
      expect(kubernetesProblems(objects)).toEqual([]);
      const settings = objects.filter(({ kind }) => kind === 'ConfigMap');
      expect(settings).toEqual([
        expect.objectContaining({
          data: expect.objectContaining({
            PUBLIC_BASE_URL: 'https://api.firm.example/api/v1',
            LOG_LEVEL: 'info',
          }),
        }),
      ]);
      const pods = objects
        .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
        .map((pod) => JSON.stringify(pod));
      expect(pods).toHaveLength(4);
      for (const pod of pods) {
        expect(pod).toContain('"image":"registry.example/firmlens:0.1.0"');
        expect(pod).toContain(`"configMapRef":{"name":"${settings[0]?.metadata.name}"}`);
        expect(pod).toContain('"namespace":"firmlens"');
      }
    },
  );
});
