import path from 'node:path';

/** The repository's prisma/ folder. The path is the same from sources and from build output. */
export const prismaFolder = path.resolve(__dirname, '../../../../prisma');
