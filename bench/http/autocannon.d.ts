declare module 'autocannon' {
  interface Request {
    path: string;
    method?: 'POST';
    body?: string;
    headers?: Record<string, string>;
  }
  interface Client {
    setRequests(requests: readonly Request[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    setupClient?: (client: Client) => void;
  }
  interface Outcome {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    duration: number;
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Outcome>;
}
