export { default } from '../stand-in';
