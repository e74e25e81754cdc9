/** Jest runs this once after the last test file of the project. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.firmlensTestServers?.stop();
}
