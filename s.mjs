export async function rotate(current) {
  const response = await fetch('http://localhost:8123/api/user', {
    method: 'POST',
    headers: {
      Authorization: `Token ${process.env.API_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ current_token: current }),
  });
  return (await response.json()).user_group.token;
}
console.log(await rotate("ug_6f1c9a2e"))