import fs from 'node:fs'; import puppeteer from 'puppeteer'; 
process.env.SITE_ORIGIN='http://localhost:4301';
const { startBrowser } = await import('#tests/support/browser.ts');
const [,, listFile, outDir]=process.argv;
const jobs=fs.readFileSync(listFile,'utf8').trim().split('\n').map(l=>l.split(' ')); // host path width
fs.mkdirSync(outDir,{recursive:true});
const running=await startBrowser(); const browser=await puppeteer.connect({browserWSEndpoint:running.endpoint});
let n=0; const t0=Date.now();
async function worker(){ const ctx=await browser.createBrowserContext(); const page=await ctx.newPage(); await page.emulateMediaFeatures([{name:'prefers-reduced-motion',value:'reduce'}]);
 await page.setRequestInterception(true); page.on('request',r=>/prefetch|getVisitor/.test(r.url())?r.abort():r.continue());
 let last=0;
 for(;;){ const j=jobs.shift(); if(!j) break; const [host,p,w]=j; const name=`${outDir}/${w}~${host.split('.')[0]}~${p==='/'?'index':p.slice(1).replaceAll('/','~')}.jpg`; if(fs.existsSync(name)) continue;
  try{ if(last!==w){ await page.setViewport({width:+w,height:w==='375'?812:900,deviceScaleFactor:1,isMobile:w==='375',hasTouch:w==='375'}); last=w; }
   await page.goto(`http://${host}:4301${p}`,{waitUntil:'load',timeout:30000});
   await page.evaluate(async()=>{ await document.fonts.ready; const s=document.createElement('style'); s.textContent='*{content-visibility:visible!important} [data-consent],[data-banner],#consent{display:none!important}'; document.head.append(s); for(const i of document.images) i.loading='eager'; await Promise.all([...document.images].map(i=>i.complete?0:new Promise(r=>{i.onload=i.onerror=r; setTimeout(r,1500)})));
    document.querySelector('[aria-labelledby=consent-title]')?.remove(); if(location.pathname.length>4) document.querySelector('body footer:last-of-type')?.remove(); new MutationObserver(()=>document.querySelector('[aria-labelledby=consent-title]')?.remove()).observe(document.body,{childList:true,subtree:true}); for(const e of document.querySelectorAll('body > *')) { const q=getComputedStyle(e); if(q.position==='fixed'&&!/header/i.test(e.tagName)) e.style.display='none'; } });
   await page.screenshot({path:name,fullPage:true,type:'jpeg',quality:72}); }catch(e){ console.log('FAIL',host,p,w,e.message.slice(0,100)); }
  if(++n%50===0) console.log(n,((Date.now()-t0)/1000|0)+'s'); } }
await Promise.all(Array.from({length:3},worker)); console.log('done',n,(Date.now()-t0)/1000); await running.close(); process.exit(0);
