import { runProcess } from '@firmlens/runtime';
import { openDataDir } from './data-dir';
import { loadStandaloneSettings } from './settings';
import { start } from './start';

const settings = loadStandaloneSettings(process.env);
const dataDir = openDataDir(settings.dataDir);

void runProcess(dataDir.logger, (stack) => start(settings, dataDir, stack), { deadlineMs: 30_000 });
