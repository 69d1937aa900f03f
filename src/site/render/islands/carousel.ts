/** Shows buttons that turn a row; without it the row is scrolled by hand or by keyboard. */
export const carousel = `(()=>{
for(const root of document.querySelectorAll('[data-island~="carousel"]')){
const rail=root.querySelector('.rail'),turn=root.querySelector('.turn');
if(!rail||!turn)continue;
const buttons=[...turn.querySelectorAll('[data-turn]')];
const towards=()=>getComputedStyle(rail).direction==='rtl'?-1:1;
const update=()=>{
const room=rail.scrollWidth-rail.clientWidth,at=Math.abs(rail.scrollLeft);
turn.hidden=room<2;
for(const b of buttons)b.disabled=b.dataset.turn<0?at<2:at>room-2;
};
for(const b of buttons)b.addEventListener('click',()=>{
const first=rail.firstElementChild;
const step=first?Math.max(first.offsetWidth,Math.floor(rail.clientWidth/first.offsetWidth)*first.offsetWidth):rail.clientWidth;
rail.scrollBy({left:b.dataset.turn*step*towards()});
});
rail.addEventListener('scroll',update,{passive:true});addEventListener('resize',update);update();
}
})()`
