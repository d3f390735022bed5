import { expect, test } from 'vitest';
import type { CallSide } from '@tabibu/contract/calls';
import { createDescriptionExchange } from './description-exchange.ts';
import type { Signal } from './description-exchange.ts';

/**
 * A fake peer connection. It keeps descriptions and signaling states as a browser does (JSEP) and numbers the ICE
 * credentials of its own descriptions.
 */
class Connection extends EventTarget {
  signalingState: RTCSignalingState = 'stable';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  readonly taken: string[] = [];
  private made = 0;

  async setLocalDescription(wanted?: { type: 'rollback' }): Promise<void> {
    await Promise.resolve();
    if (wanted) {
      this.signalingState = 'stable';
      return;
    }
    const answers = this.signalingState === 'have-remote-offer';
    this.made += 1;
    this.localDescription = { type: answers ? 'answer' : 'offer', sdp: `a=ice-ufrag:own${this.made}\r\n` };
    this.signalingState = answers ? 'stable' : 'have-local-offer';
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    this.taken.push(String(description.sdp));
  }

  async addIceCandidate(): Promise<void> {
    this.taken.push('candidate');
  }
}

function open(side: CallSide) {
  const connection = new Connection();
  const said: Signal[] = [];
  const servers = { renewed: 0 };
  const agreement = createDescriptionExchange(connection as unknown as RTCPeerConnection, {
    side,
    send: (signal) => said.push(signal),
    fill: () => Promise.resolve(),
    renewServers: async () => {
      servers.renewed += 1;
    },
  });
  const offer = async () => {
    connection.dispatchEvent(new Event('negotiationneeded'));
    await new Promise((done) => {
      setTimeout(done);
    });
  };
  return { connection, agreement, said, servers, offer };
}

const words = (type: 'offer' | 'answer', round: number, ufrag = `other${round}`): Signal => ({
  type: 'description',
  description: { type, sdp: `v=0\r\na=ice-ufrag:${ufrag}\r\n` },
  round,
});

test('an answer to a withdrawn offer is ignored, and the answer to the last offer is applied', async () => {
  const { connection, agreement, said, offer } = open('doctor');
  await offer();
  await connection.setLocalDescription({ type: 'rollback' });
  await offer();
  expect(said).toMatchObject([
    { description: { type: 'offer' }, round: 1 },
    { description: { type: 'offer' }, round: 2 },
  ]);
  await agreement.take(words('answer', 1));
  expect(connection).toMatchObject({ signalingState: 'have-local-offer', taken: [] });
  await agreement.take(words('answer', 2));
  expect(connection).toMatchObject({ signalingState: 'stable', taken: ['v=0\r\na=ice-ufrag:other2\r\n'] });
});

test('an answer repeats the number of its offer, also when it is sent again', async () => {
  const { agreement, said } = open('patient');
  await agreement.take(words('offer', 7));
  agreement.repeat();
  expect(said).toMatchObject([
    { description: { type: 'answer' }, round: 7 },
    { description: { type: 'answer' }, round: 7 },
  ]);
});

test('the answering side fetches new relay credentials for each new path, and only then', async () => {
  const { agreement, servers } = open('patient');
  await agreement.take(words('offer', 1, 'first'));
  await agreement.take(words('offer', 2, 'first'));
  expect(servers.renewed).toBe(0);
  await agreement.take(words('offer', 3, 'second'));
  expect(servers.renewed).toBe(1);
});

test("when two offers collide, the doctor's stands and the patient's is withdrawn", async () => {
  const doctor = open('doctor');
  await doctor.offer();
  await doctor.agreement.take(words('offer', 1));
  expect(doctor.connection).toMatchObject({ signalingState: 'have-local-offer', taken: [] });
  const patient = open('patient');
  await patient.agreement.take(words('offer', 1));
  await patient.offer();
  await patient.agreement.take(words('offer', 2));
  expect(patient.connection.signalingState).toBe('stable');
  expect(patient.said.at(-1)).toMatchObject({ description: { type: 'answer' }, round: 2 });
});

test('the patient makes no offer before the doctor, and early candidates wait for the description', async () => {
  const { connection, agreement, said, offer } = open('patient');
  await offer();
  expect(said).toEqual([]);
  await agreement.take({ type: 'candidate', candidate: null });
  expect(connection.taken).toEqual([]);
  await agreement.take(words('offer', 1));
  expect(connection.taken).toEqual(['v=0\r\na=ice-ufrag:other1\r\n', 'candidate']);
});
