import { handIn } from '../app/hand-in.ts';

// Runs before each file of tests: the shell knows the product's screens, as in a browser.
handIn();
