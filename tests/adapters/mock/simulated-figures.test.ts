import { figuresContract } from '../../contracts/figures.contract';
import { figuresInBrowser } from '../../support/figures-harness';

figuresContract('FiguresService on records of the browser', figuresInBrowser);
