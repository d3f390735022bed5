export { installWindow } from '../../build/install-window.ts';
