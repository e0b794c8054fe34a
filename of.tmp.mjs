import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p=await b.newPage({viewport:{width:1280,height:800}});
const info=()=>p.evaluate(()=>{const e=document.querySelector('[class*=example_]');return [scrollY,...[e,...e.querySelectorAll('*')].slice(0,7).map(x=>x.tagName+' '+x.className+' '+getComputedStyle(x).display+' '+getComputedStyle(x).visibility+' '+Math.round(x.getBoundingClientRect().height)+' '+getComputedStyle(x).position+' '+getComputedStyle(x).color)]});
await p.goto('http://localhost:3112/docs/api/hacer-pregunta');await p.waitForTimeout(1500);
console.log(await info());await p.evaluate(()=>document.querySelector('#respuestas').scrollIntoView());

await p.waitForTimeout(900);console.log(await info());
await p.waitForTimeout(2500);console.log(await info());
await p.screenshot({path:`/tmp/shots/resp2.png`});
await b.close();
