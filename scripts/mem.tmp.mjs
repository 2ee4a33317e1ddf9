import http from 'node:http'; import { spawn } from 'node:child_process'; import fs from 'node:fs';
const port = 4210; 
const child = spawn(process.execPath, ['--max-semi-space-size=8', ...(process.env.XF?process.env.XF.split(' '):[]), '--inspect=9333', 'dist/server.js'], { env: { ...process.env, NODE_ENV:'production', PORT:String(port), ADMIN_PORT:'0', PAGE_TTL:'3600', WARM_UP:'false', LOG_LEVEL:'warn', DATA_DIR:'/tmp/varmem' }, stdio:'ignore' });
const get=(host,p)=>new Promise((res,rej)=>http.get({port,path:p,headers:{Host:host,'accept-encoding':'br'}},r=>{const c=[];r.on('data',d=>c.push(d));r.on('end',()=>res(Buffer.concat(c)))}).on('error',rej));
const { brotliDecompressSync } = await import('node:zlib');
for(;;){ try{ await get('localhost','/'); break;}catch{ await new Promise(r=>setTimeout(r,200)); } }
const rss=()=>{const s=fs.readFileSync(`/proc/${child.pid}/status`,'utf8');return /VmRSS:\s+(\d+)/.exec(s)[1]/1024|0};
console.log('start',rss());
const ws = new WebSocket((await (await fetch('http://localhost:9333/json')).json())[0].webSocketDebuggerUrl);
await new Promise(r=>ws.onopen=r); let id=0; const wait=new Map(); ws.onmessage=m=>{const d=JSON.parse(m.data);wait.get(d.id)?.(d.result)};
const call=(method,params={})=>new Promise(r=>{wait.set(++id,r);ws.send(JSON.stringify({id,method,params}))});
const mem=async(l)=>{const r=await call('Runtime.evaluate',{expression:'JSON.stringify(process.memoryUsage())',returnByValue:true});const m=JSON.parse(r.result.value);console.log(l,Object.entries(m).map(([k,v])=>k+'='+(v/1048576|0)).join(' '))};
await mem('start');
let n=0;
for (const host of ['localhost','ru.localhost','kz.localhost']){
  const txt=async p=>{const b=await get(host,p);try{return brotliDecompressSync(b).toString()}catch{return b.toString()}};
  const maps=[...(await txt('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(m=>new URL(m[1]).pathname);
  for(const m of maps) for(const u of (await txt(m)).matchAll(/<loc>(.*?)<\/loc>/g)){ await get(host,new URL(u[1]).pathname); n++; }
}
console.log(n); await new Promise(r=>setTimeout(r,8000)); await mem('warmed');
await call('HeapProfiler.enable'); await call('HeapProfiler.collectGarbage'); await mem('gc'); await new Promise(r=>setTimeout(r,3000)); console.log('rss',rss());
if(process.env.SNAP){ const out=fs.createWriteStream('/tmp/heap.heapsnapshot'); const old=ws.onmessage; ws.onmessage=m=>{const d=JSON.parse(m.data); if(d.method==='HeapProfiler.addHeapSnapshotChunk') out.write(d.params.chunk); else old(m)}; await call('HeapProfiler.takeHeapSnapshot'); out.end(); await new Promise(r=>out.on('finish',r)); }
child.kill('SIGKILL'); process.exit(0);
