// A process that takes a data folder whenever it is told to, says whether it got it, and gives it back when told.
import process from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./src/adapters/node/data-folder.ts');
let folder = null;
process.on('message', (path) => {
  if (path === 'release') {
    folder?.release();
    folder = null;
    return process.send('released');
  }
  try {
    folder = new module.DataFolder(path);
    process.send('taken');
  } catch (error) {
    process.send(error.message);
  }
});
process.send('ready');
