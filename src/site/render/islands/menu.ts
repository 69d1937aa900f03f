/** Closes menus of the header by Escape or a click beside them. */
export const menu = `(()=>{const all=()=>document.querySelectorAll('.site-head details[open]');
addEventListener('click',e=>{for(const d of all())if(!d.contains(e.target))d.open=false});
addEventListener('keydown',e=>{if(e.key!=='Escape')return;for(const d of all()){d.open=false;if(d.contains(document.activeElement))d.querySelector('summary').focus()}})})()`
