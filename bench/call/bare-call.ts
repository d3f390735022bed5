import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { RawData } from 'ws';

/**
 * The page of the comparison, the smallest possible video call, with the camera at the size that the product asks for.
 * The person who comes first waits; the second one sends the offer.
 */
const PAGE = `<!doctype html><meta charset="utf-8"><title>bare</title><button>Join</button><video autoplay></video><script type="module">
const ice = JSON.parse(decodeURIComponent(location.hash.slice(1)));
let connection, offers = false;
const start = async (socket, own) => {
  const say = (message) => socket.send(JSON.stringify(message));
  connection = new RTCPeerConnection({ iceServers: [ice], iceTransportPolicy: 'relay', bundlePolicy: 'max-bundle' });
  connection.onicecandidate = ({ candidate }) => say({ candidate });
  connection.ontrack = ({ streams: [stream] }) => { document.querySelector('video').srcObject = stream; };
  for (const track of own.getTracks()) connection.addTrack(track, own);
  if (!offers) return;
  await connection.setLocalDescription();
  say({ description: connection.localDescription });
};
document.querySelector('button').onclick = async () => {
  const socket = new WebSocket('ws://' + location.host);
  const media = navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 640, height: 360, frameRate: 20 } });
  let inbox = Promise.resolve();
  const take = async (message) => {
    const own = await media;
    if (message.second !== undefined) { offers = message.second; document.title = 'waits'; if (offers) await start(socket, own); return; }
    if (message.description) {
      if (!connection) await start(socket, own);
      await connection.setRemoteDescription(message.description);
      if (message.description.type !== 'offer') return;
      await connection.setLocalDescription();
      socket.send(JSON.stringify({ description: connection.localDescription }));
    } else if (connection?.remoteDescription) await connection.addIceCandidate(message.candidate ?? undefined);
  };
  socket.onmessage = ({ data }) => { inbox = inbox.then(() => take(JSON.parse(data))); };
};
</script>`;

/**
 * Opens the comparison for a call: a static page, and a WebSocket server that passes each message to the other of two
 * people.
 */
export async function openBareCall(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
  });
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    const others = () => [...sockets.clients].filter((other) => other !== socket);
    socket.on('message', (data: RawData) => {
      for (const other of others()) other.send((data as Buffer).toString());
    });
    socket.send(JSON.stringify({ second: others().length > 0 }));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
    },
  };
}
