import type { GameModule } from './game';
export default {} as GameModule;
