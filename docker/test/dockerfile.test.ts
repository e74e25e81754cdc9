import { validate } from 'dockerfile-utils';
import { read } from './read-deployment';

const text = read('docker/Dockerfile');
const [, final = ''] = text.split(/^FROM \$\{NODE_IMAGE\}$/m);

describe('The Dockerfile', () => {
  it('is without a fault that a linter knows', () => {
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('WORKDIR /app', 'WORKDIR app')).length).toBeGreaterThan(0);
  });

  it('starts from an image that is pinned by its digest', () => {
    expect(text).toMatch(/^ARG NODE_IMAGE=node:22-[\w-]+@sha256:[0-9a-f]{64}$/m);
    expect(text.match(/^FROM (?!\$\{NODE_IMAGE\})/gm)).toBeNull();
  });

  it('ends with an unprivileged user, a health check, the licences and what was built alone', () => {
    expect(final).toMatch(/^USER node$/m);
    expect(final).toMatch(/^HEALTHCHECK .*"docker\/healthcheck\.mjs"/m);
    expect(final).toMatch(/^COPY --from=build .*\/app\/LICENCES\.txt/m);
    expect(final.match(/^COPY (?!--from=build )/gm)).toBeNull();
    expect(final).not.toMatch(/^RUN/m);
  });
});
