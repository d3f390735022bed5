/** The style of the sandbox's pages, with a coloured band that marks them as not real. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #12211c; --soft: #4a5a54; --paper: #fbf8f3; --surface: #fff; --line: #e6e0d6; --edge: #8a948f; --leaf: #0b6b50; --leaf-ink: #fff; --tint: #e3f1ec; --danger: #b3261e; --sun: #f0a22e; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef3f0; --soft: #b4c2bc; --paper: #101815; --surface: #18221e; --line: #2c3934; --edge: #72807a; --leaf: #6fd0ae; --leaf-ink: #06251b; --tint: #1d3029; --danger: #ff9a90; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.phone { width: min(400px, 100%); min-height: 100vh; margin: 0 auto; background: var(--surface); display: flex; flex-direction: column; }
.band { background: var(--sun); color: #241800; font-size: 14px; padding: 8px 16px; display: flex; gap: 8px; justify-content: space-between; align-items: center; }
.band strong { letter-spacing: .08em; }
.band a { color: inherit; display: inline-block; padding: 4px; }
.title { padding: 16px 16px 12px; border-bottom: 1px solid var(--line); display: flex; justify-content: space-between; align-items: baseline; gap: 12px; flex-wrap: wrap; }
h1 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 16px; margin: 24px 0 8px; }
main { padding: 16px; flex: 1; }
footer { padding: 12px 16px 20px; color: var(--soft); font-size: 14px; border-top: 1px solid var(--line); }
a { color: var(--leaf); }
.card { border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 12px; }
.prompt { border: 2px solid var(--leaf); background: var(--tint); }
.prompt h2 { margin-top: 0; }
.amount { font-size: 28px; font-weight: 700; margin: 0 0 4px; font-variant-numeric: tabular-nums; }
.quiet, time { color: var(--soft); font-size: 14px; }
.message p { margin: 4px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.message .subject { margin: 8px 0 4px; }
.message div { display: flex; justify-content: space-between; gap: 8px; }
ul { list-style: none; margin: 0; padding: 0; }
.rows li { display: flex; justify-content: space-between; gap: 12px; padding: 8px 0; border-bottom: 1px solid var(--line); }
.links a { display: block; padding: 12px 0; border-bottom: 1px solid var(--line); }
label { display: block; font-weight: 600; margin: 12px 0 4px; }
input { width: 100%; min-height: 48px; font: inherit; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); color: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid=true] { border: 2px solid var(--danger); }
.wrong { color: var(--danger); margin: 4px 0 0; font-size: 14px; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 0 12px; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 16px; }
button, .button { flex: 1 1 120px; min-height: 48px; font: inherit; font-weight: 600; border-radius: 12px; border: 1px solid var(--leaf); background: var(--leaf); color: var(--leaf-ink); cursor: pointer; padding: 8px 16px; text-align: center; text-decoration: none; }
button.plain, .button.plain { background: transparent; color: var(--ink); border-color: var(--edge); }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
@media (min-width: 480px) { .phone { min-height: 720px; margin: 24px auto; border: 10px solid #26332e; border-radius: 36px; overflow: hidden; } }
`;

/** Polls the version every two seconds and reloads the page when it changed, unless the person is typing. */
export const WATCH_SCRIPT = `
const seen = document.documentElement.dataset.version;
const watched = document.documentElement.dataset.watch;
const busy = () => [...document.querySelectorAll('input')].some((field) => field === document.activeElement || field.value !== field.defaultValue);
if (watched) setInterval(async () => {
  try {
    const answer = await fetch(watched, { cache: 'no-store' });
    if (answer.ok && (await answer.text()) !== seen && !busy()) location.reload();
  } catch { /* the sandbox is away; the next round asks again */ }
}, 2000);
`;
