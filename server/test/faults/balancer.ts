import type { Node } from './wire-patient.ts';

const ROUND = 50;

/** Polls the readiness of all nodes, as a load balancer does. `ready` returns the nodes that want traffic. */
export function openBalancer(nodes: () => readonly Node[]): { ready: () => readonly Node[]; close: () => void } {
  const ready = new Map<string, boolean>();
  const ask = async ({ url }: Node): Promise<void> => {
    const answered = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      (reply) => reply.ok,
      () => false,
    );
    ready.set(url, answered);
  };
  const timer = setInterval(() => {
    for (const node of nodes()) void ask(node);
  }, ROUND);
  return {
    ready: () => nodes().filter(({ url }) => ready.get(url) ?? true),
    close: () => clearInterval(timer),
  };
}
