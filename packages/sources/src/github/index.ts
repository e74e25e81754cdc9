export { createGithubSource, GITHUB, type GithubSettings } from './github-source';
