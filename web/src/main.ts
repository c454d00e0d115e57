import { mount } from 'svelte';
import App from './App.svelte';
import { upgrade } from './app/upgrade';
import './look/base.css';

upgrade.watch();
mount(App, { target: document.getElementById('app') as HTMLElement });
