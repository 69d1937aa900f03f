/** Takes an announcement away for as long as the browser remembers it. */
export const dismiss = `(()=>{for(const s of document.querySelectorAll('[data-island~="dismiss"]')){const b=s.querySelector('button[data-dismiss]');if(!b)continue;
const k='dismissed:'+s.textContent.trim().slice(0,120);let d=null;try{d=localStorage.getItem(k)}catch{}
if(d){s.hidden=true;continue}
b.hidden=false;b.addEventListener('click',()=>{s.hidden=true;document.getElementById('main').focus({preventScroll:true});try{localStorage.setItem(k,'1')}catch{}})}})()`
