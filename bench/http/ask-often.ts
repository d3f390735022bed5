/** Asks for the paths in turn with the session of `token`, `atOnce` at a time, and returns the milliseconds of each. */
export async function askOften(
  url: string,
  { token, paths, times, atOnce = 1 }: { token: string; paths: readonly string[]; times: number; atOnce?: number },
): Promise<number[]> {
  const delays: number[] = [];
  let sent = 0;
  const ask = async () => {
    while (sent < times) {
      const path = paths[sent % paths.length]!;
      sent += 1;
      const began = performance.now();
      const reply = await fetch(url + path, { headers: { cookie: `__Host-sid=${token}` } });
      const text = await reply.text();
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text.slice(0, 300)}`);
      delays.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return delays;
}
