// @ts-check
// A thread of visitors who fetch one picture at the same moment, and count what they got.
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { address, visitors, bytes } = workerData;
const { hostname, port, pathname } = new URL(address);

/** @returns {Promise<boolean>} whether the whole picture came */
function fetchPicture() {
  return new Promise((resolve) => {
    let received = 0;
    let head = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk) => {
      if (received === 0) head = chunk.toString('latin1', 0, 12);
      received += chunk.length;
    });
    socket.on('error', () => {}).once('close', () => resolve(head === 'HTTP/1.1 200' && received > bytes));
  });
}

const whole = await Promise.all(Array.from({ length: visitors }, fetchPicture));
parentPort?.postMessage(whole.filter((isWhole) => !isWhole).length);
