import { runProcess } from '@firmlens/runtime';
import { openDataDir } from './data-dir';
import { start } from './start';
import { standaloneSettings } from './settings';

const settings = standaloneSettings();
const dataDir = openDataDir(settings.dataDir);

void runProcess(dataDir.logger, (stack) => start(settings, dataDir, stack), { deadlineMs: 30_000 });
