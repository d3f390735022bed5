// Runs before each file of tests, whose files share the loaded modules: the engine is loaded as a whole, as on a
// server, so no part of it comes after a text was read (`../src/triage/word-kinds.ts`).
import '../src/triage/assess.ts';
